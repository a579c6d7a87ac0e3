import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, messageOf, type NamedRef } from '../../api';
import { texts } from '../../i18n';
import { useDebounced, useFailureToast } from '../../ui';

const { groups, users } = texts.access;

interface UserPickerProps {
  value: readonly NamedRef[];
  onChange: (users: NamedRef[]) => void;
}

/** Members, searched on the server while typing. */
export const UserPicker = ({ value, onChange }: UserPickerProps) => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const found = useQuery({
    queryKey: ['users', 'search', search],
    queryFn: ({ signal }) => answer(api.GET('/api/users/search', { params: { query: { search } }, signal })),
    placeholderData: keepPreviousData,
  });
  useFailureToast(found.error, (failed) => messageOf(failed, users.listFailed));
  return (
    <Autocomplete
      multiple
      options={found.data ?? []}
      value={[...value]}
      onChange={(_event, chosen) => onChange(chosen)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // The field would empty itself whenever its form is drawn anew, as each letter that is typed makes it.
        if (reason !== 'reset') setTyped(text);
      }}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterSelectedOptions
      loading={found.isFetching}
      loadingText={texts.common.loading}
      noOptionsText={texts.common.noOptions}
      openText={texts.common.openOptions}
      closeText={texts.common.close}
      clearText={texts.common.clearSearch}
      renderInput={(params) => (
        <TextField
          {...params}
          label={groups.users}
          placeholder={value.length === 0 ? groups.searchUsers : undefined}
          sx={{
            '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
              paddingBlock: '3px',
              paddingInlineStart: '4px',
            },
          }}
        />
      )}
    />
  );
};
