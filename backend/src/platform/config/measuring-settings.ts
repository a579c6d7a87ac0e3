import { IsString } from 'class-validator';
import { ScaleSettings } from './scale-settings.js';
import { Text, WholeNumber } from './setting-fields.js';

/** Settings of an operator's measuring. */
export class MeasuringSettings extends ScaleSettings {
  /** Milliseconds from which a statement is logged as slow, with its route and without its values; 0: none is. */
  @WholeNumber(1000, [0, 600000], {
    whole: 'SLOW_QUERY_MS deve ser um número inteiro de milissegundos',
    bounds: 'SLOW_QUERY_MS deve estar entre 0 e 600000',
  })
  SLOW_QUERY_MS: number = 1000;

  /** Port on which this process answers metrics for Prometheus; unset: none. Each process of a machine needs one of its own. */
  @WholeNumber(undefined, [1, 65535], {
    whole: 'METRICS_PORT deve ser um número inteiro',
    bounds: 'METRICS_PORT deve estar entre 1 e 65535',
  })
  METRICS_PORT?: number;

  /** Address that METRICS_PORT listens on. What is answered there is for the operator alone. */
  @Text('127.0.0.1')
  @IsString()
  METRICS_HOST: string = '127.0.0.1';
}
