import { allocatorSettings } from './allocator-settings.js';

describe('settings of the allocator', () => {
  it('are added where the environment has none of them', () => {
    expect(allocatorSettings({ PORT: '3000' }, 'linux')).toEqual({
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
    });
  });

  it('leave what is set, and other systems, alone', () => {
    expect(allocatorSettings({ MALLOC_ARENA_MAX: '8' }, 'linux')).toEqual({
      MALLOC_MMAP_THRESHOLD_: '1048576',
    });
    expect(allocatorSettings({}, 'darwin')).toEqual({});
  });
});
