const ROWS_AT_ONCE = 32;

/** One triangle that covers the whole picture. */
const TRIANGLE = `#version 300 es
void main() {
  gl_Position = vec4(
    gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1);
}`;

/**
 * Fills the `<canvas data-scene="studio" data-view="1">` elements of a page
 * with their scenes: `studio.glsl`, lit by `light.glsl`. Runs in the page.
 */
export async function paintScenes() {
  await document.fonts.ready;
  const surface = new OffscreenCanvas(1, 1);
  const gl = surface.getContext('webgl2', { preserveDrawingBuffer: true });
  if (!gl)
    throw new Error(
      'Lintel: this browser has no WebGL 2, so the pictures cannot be drawn. Use Chromium.',
    );
  const light = await text('light.glsl');
  /** @type {Record<string, WebGLProgram>} */
  const programs = {};
  for (const canvas of document.querySelectorAll('canvas')) {
    const { scene = '', view = '0' } = canvas.dataset;
    programs[scene] ??= programOf(gl, light + (await text(`${scene}.glsl`)));
    Object.assign(surface, { width: canvas.width, height: canvas.height });
    paint(gl, programs[scene], Number(view));
    canvas.getContext('2d')?.drawImage(surface, 0, 0);
  }
}

/** @param {string} name */
async function text(name) {
  return (await fetch(name)).text();
}

/**
 * @param {WebGL2RenderingContext} gl
 * @param {string} scene
 */
function programOf(gl, scene) {
  const program = gl.createProgram();
  const precision = '#version 300 es\nprecision highp float;\n';
  gl.attachShader(program, compiled(gl, gl.VERTEX_SHADER, TRIANGLE));
  gl.attachShader(program, compiled(gl, gl.FRAGMENT_SHADER, precision + scene));
  gl.linkProgram(program);
  return program;
}

/**
 * @param {WebGL2RenderingContext} gl
 * @param {GLenum} kind
 * @param {string} source
 */
function compiled(gl, kind, source) {
  const shader = gl.createShader(kind);
  if (!shader)
    throw new Error(
      'Lintel: the browser lost its WebGL context, so the pictures cannot be drawn. Run the script again.',
    );
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  const problem = gl.getShaderInfoLog(shader);
  if (problem) throw new Error(`Lintel: a shader does not compile: ${problem}`);
  return shader;
}

/**
 * In strips, because a browser aborts a drawing that takes too long.
 *
 * @param {WebGL2RenderingContext} gl
 * @param {WebGLProgram} program
 * @param {number} view
 */
function paint(gl, program, view) {
  const { width, height } = gl.canvas;
  gl.useProgram(program);
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height);
  gl.uniform1i(gl.getUniformLocation(program, 'view'), view);
  gl.viewport(0, 0, width, height);
  gl.enable(gl.SCISSOR_TEST);
  for (let row = 0; row < height; row += ROWS_AT_ONCE) {
    gl.scissor(0, row, width, ROWS_AT_ONCE);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    // Waits for the strip. `finish` does not.
    gl.readPixels(0, row, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }
}
