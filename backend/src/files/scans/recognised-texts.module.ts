import { Module } from '@nestjs/common';
import { RecognisedTexts } from './recognised-texts.js';

/** Between those who recognise texts and those who keep what they are found by. */
@Module({ providers: [RecognisedTexts], exports: [RecognisedTexts] })
export class RecognisedTextsModule {}
