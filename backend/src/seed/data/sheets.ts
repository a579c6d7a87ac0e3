import type { MaterialName } from './materials.js';

/** A commercial sheet; sizes in mm. */
export interface SheetSeed {
  name: string;
  material: MaterialName;
  thickness: number;
  width: number;
  length: number;
}

export const sheets = [
  {
    name: 'Chapa 1020 0,90 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 0.9,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1020 1,20 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 1.2,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1020 1,50 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 1.5,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1020 2,00 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 2,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1020 2,65 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 2.65,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1020 3,00 × 1200 × 3000',
    material: 'Aço SAE 1020',
    thickness: 3,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa 1010 1,20 × 1000 × 2000',
    material: 'Aço SAE 1010',
    thickness: 1.2,
    width: 1000,
    length: 2000,
  },
  {
    name: 'Chapa 1010 1,50 × 1200 × 2000',
    material: 'Aço SAE 1010',
    thickness: 1.5,
    width: 1200,
    length: 2000,
  },
  {
    name: 'Chapa A36 4,75 × 1500 × 3000',
    material: 'Aço ASTM A36',
    thickness: 4.75,
    width: 1500,
    length: 3000,
  },
  {
    name: 'Chapa A36 6,35 × 1500 × 3000',
    material: 'Aço ASTM A36',
    thickness: 6.35,
    width: 1500,
    length: 3000,
  },
  { name: 'Chapa A36 8,00 × 1500 × 6000', material: 'Aço ASTM A36', thickness: 8, width: 1500, length: 6000 },
  {
    name: 'Chapa A36 9,50 × 1500 × 6000',
    material: 'Aço ASTM A36',
    thickness: 9.5,
    width: 1500,
    length: 6000,
  },
  {
    name: 'Chapa A36 12,70 × 1500 × 6000',
    material: 'Aço ASTM A36',
    thickness: 12.7,
    width: 1500,
    length: 6000,
  },
  {
    name: 'Chapa A36 16,00 × 1500 × 6000',
    material: 'Aço ASTM A36',
    thickness: 16,
    width: 1500,
    length: 6000,
  },
  {
    name: 'Chapa A36 19,00 × 1500 × 6000',
    material: 'Aço ASTM A36',
    thickness: 19,
    width: 1500,
    length: 6000,
  },
  {
    name: 'Chapa galvanizada 0,95 × 1200 × 3000',
    material: 'Aço galvanizado Z275',
    thickness: 0.95,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa galvanizada 1,25 × 1200 × 3000',
    material: 'Aço galvanizado Z275',
    thickness: 1.25,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa galvanizada 2,00 × 1200 × 3000',
    material: 'Aço galvanizado Z275',
    thickness: 2,
    width: 1200,
    length: 3000,
  },
  {
    name: 'Chapa inox 304 1,00 × 1250 × 3000',
    material: 'Inox AISI 304',
    thickness: 1,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa inox 304 1,50 × 1250 × 3000',
    material: 'Inox AISI 304',
    thickness: 1.5,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa inox 304 2,00 × 1250 × 3000',
    material: 'Inox AISI 304',
    thickness: 2,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa inox 304 3,00 × 1500 × 3000',
    material: 'Inox AISI 304',
    thickness: 3,
    width: 1500,
    length: 3000,
  },
  {
    name: 'Chapa inox 316 2,00 × 1250 × 3000',
    material: 'Inox AISI 316',
    thickness: 2,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa inox 430 0,80 × 1250 × 2500',
    material: 'Inox AISI 430',
    thickness: 0.8,
    width: 1250,
    length: 2500,
  },
  {
    name: 'Chapa inox 430 1,20 × 1250 × 2500',
    material: 'Inox AISI 430',
    thickness: 1.2,
    width: 1250,
    length: 2500,
  },
  {
    name: 'Chapa alumínio 5052 2,00 × 1250 × 3000',
    material: 'Alumínio 5052 H34',
    thickness: 2,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa alumínio 5052 3,00 × 1250 × 3000',
    material: 'Alumínio 5052 H34',
    thickness: 3,
    width: 1250,
    length: 3000,
  },
  {
    name: 'Chapa alumínio 1050 1,50 × 1250 × 2500',
    material: 'Alumínio 1050 H14',
    thickness: 1.5,
    width: 1250,
    length: 2500,
  },
  {
    name: 'Chapa composto Alu/PE 4,00 × 1220 × 5000',
    material: 'Composto Alu/PE 4 mm',
    thickness: 4,
    width: 1220,
    length: 5000,
  },
  { name: 'Chapa nylon 10,00 × 1000 × 1000', material: 'Nylon 6', thickness: 10, width: 1000, length: 1000 },
  {
    name: 'Chapa UHMW 12,00 × 1000 × 2000',
    material: 'Polietileno UHMW',
    thickness: 12,
    width: 1000,
    length: 2000,
  },
] as const satisfies readonly SheetSeed[];

export type SheetName = (typeof sheets)[number]['name'];
