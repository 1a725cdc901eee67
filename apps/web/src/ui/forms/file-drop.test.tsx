import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

const clip = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });
const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });

it('hands over files of the right type and names the rejected ones', async () => {
  const onFiles = vi.fn();
  const onRejected = vi.fn();
  const user = userEvent.setup({ applyAccept: false });
  render(
    <FileDrop
      label="Choose a video"
      help="Supports MP4, MOV, AVI and other video formats"
      accept={{ 'video/*': [] }}
      onFiles={onFiles}
      onRejected={onRejected}
    />,
  );
  const input = screen.getByLabelText('Choose a video');
  expect(input).toHaveAccessibleName('Choose a video');
  expect(input).toHaveAccessibleDescription('Supports MP4, MOV, AVI and other video formats');
  await user.upload(input, clip);
  await vi.waitFor(() => {
    expect(onFiles.mock.calls[0]?.[0]).toEqual([clip]);
  });
  await user.upload(input, notes);
  await vi.waitFor(() => {
    expect(onRejected).toHaveBeenCalledWith([notes]);
  });
});
