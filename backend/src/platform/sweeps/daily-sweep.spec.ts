import { Injectable } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { DailySweep } from './daily-sweep.js';

@Injectable()
class Sweeping extends DailySweep {
  sweeps = 0;

  override sweep(): Promise<number> {
    this.sweeps += 1;
    return Promise.resolve(0);
  }
}

it('sweeps soon after a start, and then every day', async () => {
  jest.useFakeTimers();
  const module = await Test.createTestingModule({
    imports: [ScheduleModule.forRoot()],
    providers: [Sweeping],
  }).compile();
  await module.init();
  const swept = module.get(Sweeping);
  const counts: number[] = [];
  for (const minutes of [1, 1, 24 * 60, 24 * 60]) {
    await jest.advanceTimersByTimeAsync(minutes * 60_000);
    counts.push(swept.sweeps);
  }
  expect(counts).toEqual([0, 1, 2, 3]);
  await module.close();
  jest.useRealTimers();
});
