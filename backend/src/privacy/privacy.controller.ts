import { Readable } from 'node:stream';
import { applyDecorators, Body, Controller, Get, Post, StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { UserView } from '../access/users/user.views.js';
import { Answers, AnswersNothing } from '../platform/http/answers.js';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { IdParam } from '../platform/http/id-param.js';
import { PersonalDataService, type PersonalFile } from './personal-data.service.js';
import { AnonymizeDto } from './privacy.dto.js';

const JSON_TYPE = 'application/json';

const ApiPersonalFile = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description: 'A file of JSON, by Portuguese titles',
      content: { [JSON_TYPE]: { schema: { type: 'object', additionalProperties: true } } },
    }),
  );

const asAttachment = ({ name, content }: PersonalFile): StreamableFile =>
  new StreamableFile(Readable.from(content), {
    type: `${JSON_TYPE}; charset=utf-8`,
    disposition: contentDisposition('attachment', name),
  });

/** Exports and anonymises personal data, as the LGPD asks. */
@ApiTags('privacy')
@AdminOnly()
@Controller('api')
export class PrivacyController {
  constructor(private readonly personal: PersonalDataService) {}

  @Get('profile/personal-data')
  @SignedIn()
  @ApiOperation({ summary: 'Everything that is kept about the own account' })
  @ApiPersonalFile()
  async own(@CurrentUser() { id }: Actor): Promise<StreamableFile> {
    return asAttachment(await this.personal.exportUser(id));
  }

  @Get('users/:id/personal-data')
  @ApiOperation({ summary: 'Everything that is kept about a user' })
  @ApiPersonalFile()
  async ofUser(@IdParam() id: number): Promise<StreamableFile> {
    return asAttachment(await this.personal.exportUser(id));
  }

  @Get('customers/:id/personal-data')
  @ApiOperation({ summary: 'Everything that is kept about the contact of a customer' })
  @ApiPersonalFile()
  async ofCustomer(@IdParam() id: number): Promise<StreamableFile> {
    return asAttachment(await this.personal.exportCustomer(id));
  }

  @Post('users/:id/anonymization')
  @Answers(UserView, 'Take a former user out of everything that is kept, for good')
  @ApiConflictResponse({ description: 'The own account, or the last enabled administrator' })
  anonymizeUser(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { name }: AnonymizeDto,
  ): Promise<UserView> {
    return this.personal.anonymizeUser(actor, id, name);
  }

  @Post('customers/:id/anonymization')
  @AnswersNothing('Take the contact of a customer out of everything that is kept, for good')
  @ApiConflictResponse({ description: 'An e-mail to the customer waits to be sent' })
  async anonymizeContact(@IdParam() id: number, @Body() { name }: AnonymizeDto): Promise<void> {
    await this.personal.anonymizeContact(id, name);
  }
}
