import { Module } from '@nestjs/common';
import { ReadingFeedbackController } from './reading-feedback.controller.js';
import { ReadingFeedbackRepository } from './reading-feedback.repository.js';
import { ReadingFeedback } from './reading-feedback.service.js';

/** What people's saves say of how drawings are read, per customer and title block. */
@Module({
  controllers: [ReadingFeedbackController],
  providers: [ReadingFeedback, ReadingFeedbackRepository],
  exports: [ReadingFeedback],
})
export class ReadingFeedbackModule {}
