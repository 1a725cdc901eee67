import { UNREADABLE_PICTURE_MESSAGE } from '@nextshift/contract';
import { useState } from 'react';
import {
  isReadablePicture,
  PICTURE_TYPES,
  pictureProblem,
} from '../../../../platform/forms/picture-file.ts';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';

export interface JobImageDropProps {
  onChoose: (image: File) => void;
  disabled?: boolean;
}

/** Drops or chooses the job's image; shows why a file is refused. */
export function JobImageDrop({ onChoose, disabled = false }: JobImageDropProps) {
  const [problem, setProblem] = useState<string>();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const found = pictureProblem(file);
    const isReadable = found === undefined && (await isReadablePicture(file));
    setProblem(found ?? (isReadable ? undefined : UNREADABLE_PICTURE_MESSAGE));
    if (isReadable) onChoose(file);
  };
  return (
    <FileDrop
      label="Drag and drop an image, or click to choose"
      help="Maximum file size: 5MB"
      accept={PICTURE_TYPES}
      disabled={disabled}
      error={problem}
      onFiles={(files) => void choose(files)}
      onRejected={(files) => void choose(files)}
    />
  );
}
