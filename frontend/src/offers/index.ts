export { AcceptedTotal } from './answers/accepted-total';
export { AnswerLines } from './answers/answer-lines';
export { refreshAnswers, useAcceptance } from './answers/use-answers';
export { ReminderBell } from './reminders/reminder-bell';
export { MailLines } from './send/mail-lines';
export { SendButton } from './send/send-button';
