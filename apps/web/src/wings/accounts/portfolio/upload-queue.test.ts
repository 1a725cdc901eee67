import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { UploadQueue } from './upload-queue.ts';
import type { VideoUpload } from './upload-video.ts';

/** A queue whose uploads the test settles. */
function makeQueue() {
  const sent: { name: string; key: string; upload: VideoUpload; end: (error?: Error) => void }[] =
    [];
  const queue = new UploadQueue(
    (upload) =>
      new Promise((resolve, reject) => {
        const { file, idempotencyKey: key, signal } = upload;
        const end = (error?: Error) => {
          if (error) reject(error);
          else resolve();
        };
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        sent.push({ name: file.name, key, upload, end });
      }),
  );
  return { queue, sent, names: () => sent.map(({ name }) => name) };
}

const files = (...names: string[]) =>
  names.map((name) => new File(['video'], name, { type: 'video/mp4' }));
const states = (queue: UploadQueue) => queue.read().map(({ state }) => state);

describe('an upload queue', () => {
  it('uploads one after the other and reports progress', async () => {
    const { queue, sent, names } = makeQueue();
    queue.add(files('a.mp4', 'b.mp4'));
    expect(names()).toEqual(['a.mp4']);
    expect(states(queue)).toEqual(['sending', 'waiting']);
    sent[0]?.upload.onProgress(0.5);
    expect(queue.read()[0]?.percent).toBe(50);
    sent[0]?.end();
    await vi.waitFor(() => {
      expect(names()).toEqual(['a.mp4', 'b.mp4']);
    });
    expect(states(queue)).toEqual(['sending']);
  });

  it('continues after a failure, and retries with the same key', async () => {
    const { queue, sent, names } = makeQueue();
    queue.add(files('a.mp4', 'b.mp4'));
    sent[0]?.end(new ApiError({ status: 415, code: 'wrong_file', message: 'Broken file.' }));
    await vi.waitFor(() => {
      expect(states(queue)).toEqual(['failed', 'sending']);
    });
    expect(queue.read()[0]?.error).toBe('Broken file.');
    queue.retry(queue.read()[0]?.key ?? '');
    expect(names()).toEqual(['a.mp4', 'b.mp4']);
    sent[1]?.end();
    await vi.waitFor(() => {
      expect(names()).toEqual(['a.mp4', 'b.mp4', 'a.mp4']);
    });
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  it('aborts a cancelled one and continues with the next', async () => {
    const { queue, sent, names } = makeQueue();
    queue.add(files('a.mp4', 'b.mp4', 'c.mp4'));
    queue.cancel(queue.read()[1]?.key ?? '');
    queue.cancel(sent[0]?.key ?? '');
    expect(sent[0]?.upload.signal.aborted).toBe(true);
    await vi.waitFor(() => {
      expect(names()).toEqual(['a.mp4', 'c.mp4']);
    });
    queue.cancelAll();
    expect(queue.read()).toEqual([]);
    expect(sent[1]?.upload.signal.aborted).toBe(true);
  });
});
