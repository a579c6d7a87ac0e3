import { Module } from '@nestjs/common';
import { ReadingFeedbackRepository } from './reading-feedback.repository.js';
import { ReadingFeedback } from './reading-feedback.service.js';

/** What people's saves say of how drawings are read, per customer and title block. */
@Module({
  providers: [ReadingFeedback, ReadingFeedbackRepository],
  exports: [ReadingFeedback],
})
export class ReadingFeedbackModule {}
