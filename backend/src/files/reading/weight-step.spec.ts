import { weightStep } from './weight-step.js';

it.each([
  ['0,8 kg', 0.8, 0.1],
  ['1 kg', 1, 1],
  ['0.30 g', 0.0003, 0.00001],
  ['836 g', 0.836, 0.001],
  ['797.1497 g', 0.7971497, 0.0000001],
  ['PESO: 2,50', 2.5, 0.01],
  ['1.250,5 kg', 1250.5, 0.1],
  ['kg', 2, 0],
  ['0 kg', 0, 0],
])('the last digit of %s (%s kg) is %s kg', (text, value, step) => {
  expect(weightStep({ text, value })).toBe(step);
});
