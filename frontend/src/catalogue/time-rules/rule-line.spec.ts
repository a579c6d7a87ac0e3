import {
  lineAfter,
  linesText,
  NEW_LINE,
  type RuleLine,
  speedFigure,
  withLine,
  withoutLine,
} from './rule-line';

const line: RuleLine = { group: 'carbon', from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 };

it('a new line goes on where the last one ends', () => {
  expect(lineAfter(line)).toEqual({ group: 'carbon', from: 4, to: null, speed: null, pierce_seconds: 0.8 });
  expect(lineAfter(undefined)).toEqual(NEW_LINE);
});

it('changes and drops one line alone', () => {
  const lines = [line, NEW_LINE];
  expect(withLine(lines, 1, { speed: 5 })).toEqual([line, { ...NEW_LINE, speed: 5 }]);
  expect(withoutLine(lines, 0)).toEqual([NEW_LINE]);
});

it('reads as text, with or without limits', () => {
  const shown = linesText([line, { ...NEW_LINE, speed: 600 }]).replaceAll('\u00a0', ' ');
  expect(shown).toBe('Aço carbono, 2,00 mm a 4,00 mm: 2.400,00 /min\nTodos, 0,00 mm a –: 600,00 /min');
  expect(linesText(null)).toBe('');
});

it('speeds are in the units of what drives the minutes', () => {
  expect(speedFigure('area')).toBe('speed_area');
  expect(speedFigure(null)).toBe('rule_speed');
});
