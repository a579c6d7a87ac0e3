export { ReminderBell } from './reminders/reminder-bell';
