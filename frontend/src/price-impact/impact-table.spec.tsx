import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import type { AffectedQuote } from '../api';
import { ImpactTable } from './impact-table';

const quote = (id: number, accepted: boolean): AffectedQuote => ({
  id,
  status: 'waiting_response',
  customer: 'Metal SA',
  accepted,
  parts: 1,
  total: 10483.44,
  new_total: 12237.36,
  difference: 1753.92,
  growth: 16.73,
  icms: 0,
  new_icms: 0,
  kept: [],
  problem: null,
  digest: '',
});

const IMPACT = {
  name: 'Aço',
  can_reprice: true,
  quotes: [quote(3, false), quote(2, true), quote(1, false)],
  others: 0,
  more: false,
  difference: 5261.76,
};

const Chosen = () => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <MemoryRouter>
      <ImpactTable impact={IMPACT} byIcms={false} chosen={chosen} onChoose={setChosen} />
      <output>{[...chosen].sort().join()}</output>
    </MemoryRouter>
  );
};

describe('the quotes of an impact', () => {
  it('has those that customers accepted apart, chosen one by one and by no other way', () => {
    render(<Chosen />);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    const heading = rows.findIndex((text) => text.startsWith('Aceitos pelo cliente'));
    expect(rows.findIndex((text) => text.includes('000001'))).toBeLessThan(heading);
    expect(rows.findIndex((text) => text.includes('000002'))).toBeGreaterThan(heading);
    const all = screen.getByLabelText('Selecionar todos');
    const chosen = () => screen.getByRole('status').textContent;
    fireEvent.click(all);
    expect(chosen()).toBe('1,3');
    fireEvent.click(screen.getByLabelText('Selecionar 000002'));
    expect(chosen()).toBe('1,2,3');
    fireEvent.click(all);
    expect(chosen()).toBe('2');
  });
});
