/** The few SVG elements that the drawn logos and portraits are made of. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, width = 6): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
}

export function rotate(degrees: number, content: string, cx = 50, cy = 50): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`;
}

/** The same content at equal angles around a point. */
export function around(count: number, content: string, cx = 50, cy = 50): string {
  return Array.from({ length: count }, (_, index) =>
    rotate((index * 360) / count, content, cx, cy),
  ).join('');
}

/** The left half of a drawing of width 100 and its mirror image. */
export function mirrored(content: string): string {
  return `${content}<g transform="matrix(-1 0 0 1 100 0)">${content}</g>`;
}
