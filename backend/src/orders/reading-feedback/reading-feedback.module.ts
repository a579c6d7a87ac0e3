import { Module } from '@nestjs/common';
import { ReadingFeedbackController } from './reading-feedback.controller.js';
import { ReadingFeedbackRepository } from './reading-feedback.repository.js';
import { ReadingFeedback } from './reading-feedback.service.js';

/** Judges how drawings are read by the values that people save, per customer and title block. */
@Module({
  controllers: [ReadingFeedbackController],
  providers: [ReadingFeedback, ReadingFeedbackRepository],
  exports: [ReadingFeedback],
})
export class ReadingFeedbackModule {}
