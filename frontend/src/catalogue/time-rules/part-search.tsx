import { Autocomplete, Box, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answer, api, type FoundPart, messageOf, padNumber } from '../../api';
import { texts } from '../../i18n';
import { useDebounced, useFailureToast } from '../../ui';

const { timeRules: text } = texts.catalogue;
const { orders, search } = texts;

/** What the server takes. */
const MOST_LETTERS = 200;

const nameOf = ({ title, reference }: FoundPart): string =>
  reference === null ? title : `${title} · ${reference}`;

const placeOf = ({ order_type, order_id, customer }: FoundPart): string =>
  search.inOrder(`${orders.types[order_type]} ${padNumber(order_id)}`, customer);

/** The parts that the words are found in, of orders that the user sees. */
const useFoundParts = (typed: string) => {
  const q = useDebounced(typed.trim().slice(0, MOST_LETTERS).trim(), 250);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => answer(api.GET('/api/search', { params: { query: { q } }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, (failure) => messageOf(failure, text.searchFailed));
  return { parts: q === '' ? [] : (data?.parts ?? []), searching: isFetching };
};

interface PartSearchProps {
  value: FoundPart | null;
  onChange: (part: FoundPart | null) => void;
}

/** A part of any order, found by its name or reference. */
export const PartSearch = ({ value, onChange }: PartSearchProps) => {
  const [typed, setTyped] = useState('');
  const { parts, searching } = useFoundParts(typed);
  const id = useId();
  return (
    <Autocomplete
      id={id}
      value={value}
      options={value === null || parts.some((part) => part.id === value.id) ? parts : [value, ...parts]}
      // The server has searched.
      filterOptions={(found) => found}
      getOptionLabel={nameOf}
      getOptionKey={(part) => part.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, part) => onChange(part)}
      onInputChange={(_event, words, reason) => setTyped(reason === 'input' ? words : '')}
      // It chooses; the form around it is not sent.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      loading={searching}
      loadingText={texts.common.loading}
      noOptionsText={typed.trim() === '' ? text.typeToFind : texts.common.noOptions}
      openText={texts.common.openOptions}
      closeText={texts.common.close}
      clearText={texts.common.clearSearch}
      autoHighlight
      fullWidth
      renderOption={({ key, ...item }, part) => (
        <Box
          component="li"
          key={key}
          {...item}
          sx={{ flexDirection: 'column', '&&': { alignItems: 'flex-start' } }}
        >
          {nameOf(part)}
          <Box component="span" sx={{ typography: 'note', color: 'text.secondary' }}>
            {placeOf(part)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text.part}
          helperText={value === null ? text.partHint : placeOf(value)}
        />
      )}
    />
  );
};
