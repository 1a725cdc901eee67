import { useCallback } from 'react';

export interface FileImageProps {
  file: Blob;
  /** What the picture shows; empty if its name is beside it. */
  alt: string;
  className?: string;
}

/** A chosen image that is not uploaded yet. */
export function FileImage({ file, alt, className }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} />;
}
