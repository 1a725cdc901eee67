import { PICTURE_MAX_BYTES } from '@nextshift/contract';
import { useId, useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type * as z from 'zod';
import { PICTURE_TYPES, pictureProblem } from '../../../platform/forms/picture-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FileImage } from '../../../ui/display/file-image.tsx';
import type { companyRules } from './signup-rules.ts';

export interface LogoFieldProps {
  control: Control<z.input<typeof companyRules>, unknown, z.output<typeof companyRules>>;
  error: string | undefined;
}

/** The company's logo: chosen or dropped, changed, removed. It is sent with the form. */
export function LogoField({ control, error }: LogoFieldProps) {
  const { field } = useController({ control, name: 'logo' });
  const logo = field.value instanceof File ? field.value : undefined;
  const [problem, setProblem] = useState<string>();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector('input')?.focus();

  const take = ([file]: File[]) => {
    if (!file) return;
    const found = pictureProblem(file);
    setProblem(found);
    if (found === undefined) field.onChange(file);
  };

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      ref={(element) => {
        box.current = element;
        field.ref(element && { focus });
      }}
    >
      <div className="mb-1.5 flex min-h-6 items-center justify-between gap-4">
        <span id={labelId} className="text-sm font-semibold">
          Company logo
        </span>
        {logo ? (
          <Button
            variant="ghost"
            size="small"
            className="-my-2 -mr-3.5"
            onClick={() => {
              setProblem(undefined);
              field.onChange(undefined);
              focus();
            }}
          >
            Remove logo
          </Button>
        ) : null}
      </div>
      <FileDrop
        label={logo ? 'Change logo' : 'Drop your logo here, or click to choose'}
        {...(logo ? { picture: <LogoPreview logo={logo} /> } : {})}
        help={`JPEG, PNG, WebP, GIF or AVIF, up to ${PICTURE_MAX_BYTES / 1024 ** 2} MB`}
        error={problem ?? error}
        accept={PICTURE_TYPES}
        onFiles={take}
        onRejected={take}
      />
    </div>
  );
}

function LogoPreview({ logo }: { logo: File }) {
  return (
    <>
      <FileImage
        file={logo}
        alt="Your logo"
        className="size-16 rounded-control border border-line bg-white object-contain"
      />
      <span className="max-w-full truncate text-sm text-ink-soft">{logo.name}</span>
    </>
  );
}
