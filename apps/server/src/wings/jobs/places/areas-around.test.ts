import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasAround, type Point } from './areas-around.ts';

const EARTH_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where one arrives from a point in a direction after so many miles. */
function travel({ latitude, longitude }: Point, bearing: number, miles: number): Point {
  const [from, angle] = [radians(latitude), miles / EARTH_MILES];
  const sine =
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * sine,
  );
  const turned = longitude + (east * 180) / Math.PI;
  return {
    latitude: (Math.asin(sine) * 180) / Math.PI,
    longitude: turned < -180 ? turned + 360 : turned >= 180 ? turned - 360 : turned,
  };
}

const areaOf = ({ latitude, longitude }: Point) =>
  `${Math.floor(latitude)}:${Math.floor(longitude)}`;

describe('the areas around a point', () => {
  it('are one where the circle lies within it', () => {
    expect(areasAround({ latitude: 35.5, longitude: -78.5 }, 10)).toEqual(['35:-79']);
  });

  it('are those on both sides of a border', () => {
    const areas = areasAround({ latitude: 35.99, longitude: -78.99 }, 10);
    expect(areas.sort()).toEqual(['35:-79', '35:-80', '36:-79', '36:-80']);
  });

  it('continue across the date line', () => {
    expect(areasAround({ latitude: 52.5, longitude: 179.99 }, 5)).toEqual(['52:179', '52:-180']);
    expect(areasAround({ latitude: 52.5, longitude: -179.99 }, 5)).toEqual(['52:179', '52:-180']);
  });

  it('contain every point of the circle, without naming one twice', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -75, max: 75, noNaN: true }),
        fc.double({ min: -180, max: 179.999, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 1, max: 100, noNaN: true }),
        (latitude, longitude, bearing, miles) => {
          const center = { latitude, longitude };
          const areas = areasAround(center, miles);
          expect(areas).toContain(areaOf(travel(center, bearing, miles * 0.999_999)));
          expect(new Set(areas).size).toBe(areas.length);
        },
      ),
      { seed: 95, numRuns: 2_000 },
    );
  });
});
