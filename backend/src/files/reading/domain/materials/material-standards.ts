/**
 * Grades that are one material under several names, as `gradesIn` writes them: SAE/AISI/ASTM, EN numbers (1.xxxx, 3.xxxx), EN
 * and older DIN names. Only grades that the standards put side by side stand in one row: those of EN 10025-2, EN 10088-1,
 * EN 10130, EN 10083, EN 573-3 with their numbers, and the SAE grades of the same composition.
 */
export const STANDARDS: readonly (readonly string[])[] = [
  // Stainless steels
  ['303', '1.4305', 'x8crnis18-9', 'x10crnis18-9'],
  ['304', '1.4301', 'x5crni18-10'],
  ['304l', '1.4307', 'x2crni18-9'],
  ['310s', '1.4845', 'x8crni25-21'],
  ['316', '1.4401', 'x5crnimo17-12-2'],
  ['316l', '1.4404', 'x2crnimo17-12-2'],
  ['316ti', '1.4571', 'x6crnimoti17-12-2'],
  ['321', '1.4541', 'x6crniti18-10'],
  ['409', '1.4512', 'x2crti12'],
  ['410', '1.4006', 'x12cr13'],
  ['420', '1.4021', 'x20cr13'],
  ['430', '1.4016', 'x6cr17'],
  ['440c', '1.4125', 'x105crmo17'],
  ['17-4ph', '1.4542', 'x5crnicunb16-4'],
  ['2205', '1.4462', 'x2crnimon22-5-3'],
  // Structural and sheet steels
  ['s235', 's235jr', 'st37', 'st37-2', '1.0038'],
  ['s275', 's275jr', 'st44', '1.0044'],
  ['s355', 's355jr', '1.0045'],
  ['s355j2', 's355j2g3', 'st52', 'st52-3', '1.0570', '1.0577'],
  ['dc01', 'st12', '1.0330'],
  ['dc03', '1.0347'],
  ['dc04', 'st14', '1.0338'],
  ['dd11', 'stw22', '1.0332'],
  ['a36'],
  ['z275', 'galvanizado', 'galvanizada'],
  ['hardox400'],
  ['hardox450'],
  ['hardox500'],
  // Steels for machining and heat treatment
  ['1006'],
  ['1008'],
  ['1010'],
  ['1018'],
  ['1020', '1.0402', 'c22'],
  ['1030'],
  ['1045', '1.0503', 'c45', 'c45e', 'ck45', '1.1191'],
  ['1060'],
  ['1070'],
  ['cf53', '1.1213'],
  ['12l14', '11smnpb30', '9smnpb28', '1.0718'],
  ['16mncr5', '1.7131'],
  ['4140', '42crmo4', '1.7225'],
  ['4340', '1.6565'],
  ['8620', '1.6523'],
  ['52100', '100cr6', '1.3505'],
  ['h13', 'x40crmov5-1', '1.2344'],
  // Aluminium
  ['1050', '1050a', 'al99.5', '3.0255'],
  ['1100'],
  ['1200', 'al99.0', '3.0205'],
  ['2024', 'alcu4mg1', '3.1355'],
  ['3003'],
  ['5005', 'almg1', '3.3315'],
  ['5052', 'almg2.5', '3.3523'],
  ['5083', 'almg4.5mn', '3.3547'],
  ['5754', 'almg3', '3.3535'],
  ['6060', 'almgsi0.5', '3.3206'],
  ['6061', 'almg1sicu', '3.3211'],
  ['6063', 'almg0.7si'],
  ['6082', 'almgsi1', '3.2315'],
  ['7075', 'alzn5.5mgcu', '3.4365'],
  // Plastics
  ['pom', 'poliacetal', 'acetal', 'delrin'],
  ['pa6'],
  ['pa66'],
  ['nylon', 'nailon', 'poliamida', 'polyamide', 'polyamid'],
  ['pead', 'hdpe'],
  ['ptfe', 'teflon'],
  ['peek'],
  ['pmma', 'acrilico', 'plexiglas'],
  ['policarbonato', 'polycarbonate'],
  // Copper and its alloys
  ['latao', 'brass', 'messing'],
  ['cobre', 'copper'],
  ['bronze'],
];

/** Names of a family without a grade, and the grades that it may mean. */
export const FAMILIES: readonly (readonly [family: string, grades: readonly string[]])[] = [
  ['nylon', ['pa6', 'pa66']],
];

/** Grades of one row of dual certificates: what is both may be used for either ('AISI 304/304L'). */
export const DUAL: readonly (readonly [string, string])[] = [
  ['304', '304l'],
  ['316', '316l'],
];
