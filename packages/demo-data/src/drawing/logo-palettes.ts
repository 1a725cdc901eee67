/** `main` carries the mark, `light` is its paper, `accent` the one bright color. */
export interface LogoPalette {
  main: string;
  deep: string;
  light: string;
  accent: string;
}

const palette = (main: string, deep: string, light: string, accent: string): LogoPalette => ({
  main,
  deep,
  light,
  accent,
});

export const logoPalettes: readonly LogoPalette[] = [
  palette('#b4532a', '#97421f', '#fbeedd', '#f4b860'),
  palette('#1f4e4a', '#173c39', '#e9f3ea', '#f2a65a'),
  palette('#2b3a67', '#212d52', '#eef1fa', '#f26b5e'),
  palette('#6b2d5c', '#562249', '#f9ecf3', '#f6b042'),
  palette('#20685b', '#185347', '#f3efdf', '#f4d35e'),
  palette('#c8493a', '#aa392c', '#fdeee6', '#ffcf56'),
  palette('#274c77', '#1d3b5e', '#eaf2f8', '#7cc6a4'),
  palette('#3a3a3c', '#2a2a2c', '#f4efe6', '#ee8434'),
  palette('#5a4a9c', '#483a82', '#f0edfb', '#ffb4a2'),
  palette('#386641', '#2b5133', '#f1f5e4', '#e9a03b'),
  palette('#9b2c4a', '#80213b', '#fdecee', '#f7b267'),
  palette('#0f6e84', '#0b586a', '#e6f5f6', '#ffca5c'),
  palette('#7a4b2a', '#633b1f', '#f8efe2', '#6fb1a0'),
  palette('#1d2b53', '#141f3f', '#f1eee8', '#48b8d0'),
  palette('#d1603d', '#b54e2d', '#fff1e0', '#ffd27f'),
  palette('#4f772d', '#3f6122', '#f6f3df', '#f28482'),
];
