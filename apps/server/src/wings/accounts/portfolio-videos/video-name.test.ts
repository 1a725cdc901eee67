import { describe, expect, it } from 'vitest';
import { videoName } from './upload-video.ts';

describe('the name of a video', () => {
  it.each([
    ['reel.mp4', 'reel.mp4'],
    ['C:\\videos\\my reel.mov', 'my reel.mov'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202Egpj.mp4', 'agpj.mp4'],
    ['\u0000 \n', 'Video'],
    ['', 'Video'],
    ['🎬'.repeat(200), '🎬'.repeat(120)],
  ])('%j is shown as %j', (given, shown) => {
    expect(videoName(given)).toBe(shown);
  });
});
