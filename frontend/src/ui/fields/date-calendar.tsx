import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';

/** D S T Q Q S S */
const INITIALS = new Intl.DateTimeFormat('pt-BR', { weekday: 'narrow' });

interface DayCalendarProps {
  /** `YYYY-MM-DD`. */
  day: string | null;
  onChoose: (day: string) => void;
}

/** A month in Portuguese, whatever the browser's language. */
export const DayCalendar = ({ day, onChoose }: DayCalendarProps) => (
  <LocalizationProvider
    dateAdapter={AdapterDayjs}
    adapterLocale="pt-br"
    localeText={ptBR.components.MuiLocalizationProvider.defaultProps.localeText}
  >
    <DateCalendar
      autoFocus
      dayOfWeekFormatter={(date: Dayjs) => INITIALS.format(date.toDate())}
      value={day === null ? null : dayjs(day)}
      onChange={(chosen, state) => {
        if (chosen !== null && state === 'finish') onChoose(chosen.format('YYYY-MM-DD'));
      }}
    />
  </LocalizationProvider>
);
