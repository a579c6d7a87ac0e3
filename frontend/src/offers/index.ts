export { AcceptedTotal, AnswerLines, useAcceptance, useAnswerKind } from './answers/answers';
export { refreshAnswers } from './answers/refresh';
export { LinksOut } from './links/link-section';
export { ReminderBell } from './reminders/reminder-bell';
export { MailLines } from './send/mails';
export { SendButton } from './send/send-button';
