import type { Components, Theme } from '@mui/material/styles';
import { common } from '../i18n';
import { COARSE, FINGER } from './action-styles';
import { TEXT_SIZES } from './type-scale';

/** Fields: the caption stands above the box instead of in its border, 34 px high, hairline that turns to the accent. */
export const inputStyles: Components<Theme> = {
  MuiTextField: {
    defaultProps: { size: 'small', fullWidth: true, variant: 'outlined' },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        fontSize: TEXT_SIZES.note,
        lineHeight: '16px',
        fontWeight: 500,
        color: theme.palette.text.secondary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.primary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.mode === 'dark' ? theme.palette.background.default : '#FFFFFF',
        fontSize: TEXT_SIZES.body,
        letterSpacing: 0,
        [COARSE]: { minHeight: FINGER.minHeight },
        '&.MuiInputBase-adornedStart': { paddingInlineStart: 10 },
        '&.MuiInputBase-adornedEnd': { paddingInlineEnd: 10 },
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.disabled,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        // Who may only read reads whole forms of such fields.
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: theme.palette.text.secondary },
        '&.Mui-focused:not(.Mui-error)': { boxShadow: `0 0 0 2px ${theme.palette.action.selected}` },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.divider,
        '& legend': { display: 'none' },
      }),
      input: { padding: '7px 10px', height: 20, boxSizing: 'content-box' },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 4, fontSize: TEXT_SIZES.note, lineHeight: '16px' },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiTypography-root': { fontSize: TEXT_SIZES.note, color: theme.palette.text.secondary },
        '&.MuiInputAdornment-positionEnd': { marginInlineStart: 2, gap: 4 },
        '&.MuiInputAdornment-positionStart': { marginInlineEnd: 2 },
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      loadingText: common.loading,
      noOptionsText: common.noOptions,
      openText: common.openOptions,
      closeText: common.close,
      clearText: common.clearSearch,
    },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { padding: '0 32px 0 0', minHeight: 34 },
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input': { padding: '7px 10px' },
      },
      option: { fontSize: TEXT_SIZES.small, minHeight: '32px !important' },
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 20, lineHeight: '20px' } } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
};
