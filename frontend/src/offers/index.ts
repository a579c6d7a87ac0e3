export { AcceptedTotal, AnswerLines, refreshAnswers, useAcceptance } from './answers/answers';
export { ReminderBell } from './reminders/reminder-bell';
export { MailLines } from './send/mails';
export { SendButton } from './send/send-button';
