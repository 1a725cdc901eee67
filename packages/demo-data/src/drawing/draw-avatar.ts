import { drawHair } from './draw-hair.ts';
import { skinTones, type AvatarLook } from '../content/seeker-content.ts';
import { circle, ellipse, mirrored, rect, shape, stroke } from './svg-shapes.ts';

const ink = '#2a1d1a';

/** A seeker's portrait as an SVG of 512 by 512 without any text. */
export function drawAvatar({ avatar }: { avatar: AvatarLook }): string {
  const hair = drawHair(avatar.hair, avatar.hairColor);
  const body = [
    rect(0, 0, 100, 100, avatar.background),
    circle(50, 54, 40, '#ffffff55'),
    ...hair.behind,
    ...drawShoulders(avatar),
    ...drawHead(avatar),
    ...drawBeard(avatar),
    ...drawFace(avatar),
    ...hair.front,
    ...drawExtras(avatar),
  ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">',
    ...body,
    '</svg>',
  ].join('');
}

function drawShoulders({ skin, clothing, clothingColor }: AvatarLook): string[] {
  const shade = '#00000026';
  const torso = shape('M12 104c0-18 12-25 27-27h22c15 2 27 9 27 27z', clothingColor);
  const neck = [
    shape('M42 60h16v17c0 9-16 9-16 0z', skinTones[skin]),
    shape('M42 66c4 5 12 5 16 0v5c-4 5-12 5-16 0z', '#00000018'),
  ];
  switch (clothing) {
    case 'tee':
      return [torso, ...neck, stroke('M40 77c3 9 17 9 20 0', shade, 1.6)];
    case 'hoodie':
      return [
        torso,
        shape('M34 78c2 14 30 14 32 0 6 4 6 10 2 14-10 8-26 8-36 0-4-4-4-10 2-14z', shade),
        ...neck,
        stroke('M44 88v9M56 88v9', '#ffffffcc', 1.4),
      ];
    case 'collar':
      return [
        torso,
        ...neck,
        mirrored(shape('M41 74l-6 5 8 11 7-8z', '#ffffff')),
        stroke('M50 84v16', shade, 1.2),
      ];
    case 'sweater':
      return [torso, ...neck, stroke('M39 78c4 10 18 10 22 0', '#ffffff99', 3)];
    case 'overalls':
      return [
        shape('M12 104c0-18 12-25 27-27h22c15 2 27 9 27 27z', '#fff6e9'),
        ...neck,
        mirrored(stroke('M34 79l3 14', clothingColor, 5)),
        shape('M32 91h36v13H32z', clothingColor),
        mirrored(circle(37, 93, 1.5, '#ffe6a8')),
      ];
  }
}

function drawHead({ skin, hair }: AvatarLook): string[] {
  const ears = mirrored(circle(29.5, 47, 4.4, skinTones[skin]) + circle(29.5, 47, 2, '#00000014'));
  const face = shape(
    'M30 40c0-13 9-20 20-20s20 7 20 20v8c0 13-10 22-20 22S30 61 30 48z',
    skinTones[skin],
  );
  return hair === 'hijab' ? [face] : [ears, face];
}

function drawFace({ hairColor, hair }: AvatarLook): string[] {
  const brow = hair === 'hijab' || hair === 'turban' ? ink : hairColor;
  return [
    mirrored(ellipse(42, 46, 2.1, 2.5, ink) + circle(42.8, 45.1, 0.7, '#ffffff')),
    mirrored(stroke('M38.4 40.6c2-1.6 4.6-1.6 6.4-.6', brow, 1.5)),
    mirrored(circle(37.5, 53, 3.4, '#e8505022')),
    stroke('M50 47.5c1.6 2.6 1.4 4-.8 4.2', '#00000033', 1.3),
    shape('M43.5 56.5c4 1.4 9 1.4 13 0 0 5-3 7.5-6.5 7.5s-6.5-2.5-6.5-7.5z', '#8c2f2f'),
    shape('M45 57c3.4.9 6.6.9 10 0-.1 1.7-.6 2.4-1.4 2.4h-7.2c-.8 0-1.3-.7-1.4-2.4z', '#ffffff'),
  ];
}

function drawBeard({ extras = [], hairColor, hair }: AvatarLook): string[] {
  if (!extras.includes('beard')) return [];
  const color = hair === 'turban' ? '#2b1c16' : hairColor;
  return [
    shape('M30 46c2 4 4 7 8 8 7-3 17-3 24 0 4-1 6-4 8-8v5c0 14-10 22-20 22s-20-8-20-22z', color),
  ];
}

function drawExtras({ extras = [] }: AvatarLook): string[] {
  const drawn: string[] = [];
  if (extras.includes('freckles')) {
    drawn.push(mirrored(['37 50', '39.5 51.6', '41.5 50.2'].map(freckle).join('')));
  }
  if (extras.includes('glasses')) {
    drawn.push(
      mirrored(
        stroke('M47.4 46a5.6 5.4 0 1 1-11.2 0 5.6 5.4 0 1 1 11.2 0M36.2 45l-5.6-1', ink, 1.4),
      ),
    );
    drawn.push(stroke('M47.4 45.4c1.6-1.2 3.6-1.2 5.2 0', ink, 1.4));
  }
  if (extras.includes('earrings')) drawn.push(mirrored(circle(29, 53.4, 1.7, '#f2b632')));
  return drawn;
}

function freckle(place: string): string {
  const [x, y] = place.split(' ').map(Number);
  return circle(x ?? 0, y ?? 0, 0.6, '#a85f3a99');
}
