export { RuleRows } from './rule-rows';
export { RuleTryOut } from './rule-try-out';
export { SidesField } from './rule-rows';
