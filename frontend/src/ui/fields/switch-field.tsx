import { FormControlLabel, Switch } from '@mui/material';

interface SwitchFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, with the state in words beside it. */
export const SwitchField = ({ label, checked, onChange, disabled }: SwitchFieldProps) => (
  <FormControlLabel
    label={label}
    disabled={disabled}
    sx={{ marginInline: 0, gap: 1 }}
    control={<Switch checked={checked} onChange={(event) => onChange(event.target.checked)} />}
  />
);
