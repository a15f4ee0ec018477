// Pots on a shelf, dipped in glaze.

vec3 sunDirection() { return normalize(vec3(-0.72, 0.5, 0.52)); }
vec3 sunColor() { return vec3(1.7, 1.55, 1.32); }
vec3 skyLight() { return vec3(0.34, 0.37, 0.4); }
vec3 bounceLight() { return vec3(0.28, 0.26, 0.21); }
float exposure() { return 0.55; }

Camera camera() {
  if (view == 1) return Camera(vec3(0.2, 1.5, 9.0), vec3(0.0, 0.62, 0), 4.6);
  return Camera(vec3(0.5, 1.9, 12.0), vec3(0.72, 1.74, 0), 3.0);
}

vec3 sky(vec3 direction) { return vec3(0.5); }

float ellipse(vec2 q, float y, vec2 radii) {
  vec2 d = (q - vec2(0, y)) / radii;
  float near = length(d);
  return near * (near - 1.0) / max(length(d / radii), 0.001);
}

float tube(vec2 q, float low, float high, float radius) {
  vec2 d = vec2(q.x - radius, abs(q.y - 0.5 * (low + high)) - 0.5 * (high - low));
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

float ring(vec2 q, float radius, float y, float thick) {
  return length(q - vec2(radius, y)) - thick;
}

float bottle(vec2 q) {
  float d = blend(ellipse(q, 0.62, vec2(0.56, 0.64)), tube(q, 0.8, 1.86, 0.1), 0.42);
  d = blend(d, ring(q, 0.13, 1.86, 0.05), 0.08);
  d = max(d, -tube(q, 1.0, 3.0, 0.085));
  return max(d, -q.y);
}

float vase(vec2 q) {
  float d = blend(ellipse(q, 0.98, vec2(0.74, 0.86)), tube(q, 0.04, 0.3, 0.34), 0.3);
  d = blend(d, tube(q, 1.5, 2.1, 0.3), 0.26);
  d = max(d, -tube(q, 1.2, 3.0, 0.25));
  return max(max(d, -q.y), q.y - 2.08) - 0.015;
}

float bowl(vec2 q) {
  float outer = ellipse(q, 0.66, vec2(0.92, 0.64));
  float inner = ellipse(q, 0.70, vec2(0.86, 0.58));
  float d = max(max(outer, -inner), q.y - 0.66) - 0.012;
  return min(d, tube(q, 0.0, 0.1, 0.34) - 0.01);
}

float cup(vec2 q) {
  float d = max(tube(q, 0.05, 0.62, 0.3) - 0.05, -tube(q, 0.12, 1.5, 0.29));
  return max(d, q.y - 0.64) - 0.008;
}

float jar(vec2 q) {
  float d = tube(q, 0.16, 0.86, 0.40) - 0.14;
  d = min(d, tube(q, 1.03, 1.06, 0.36) - 0.05);
  return min(d, length(q - vec2(0, 1.22)) - 0.12);
}

vec2 at(vec3 p, float x, float z) {
  return vec2(length(p.xz - vec2(x, z)), p.y);
}

// The distance, and the number of the pot.
vec2 pots(vec3 p) {
  vec2 found = vec2(vase(at(p, -1.75, -0.1)), 1);
  float next = bottle(at(p, -0.42, -0.35));
  if (next < found.x) found = vec2(next, 2);
  next = bowl(at(p, 1.05, 0.1));
  if (next < found.x) found = vec2(next, 3);
  next = jar(at(p, 2.55, -0.2));
  if (next < found.x) found = vec2(next, 4);
  next = cup(at(p, -0.35, 0.75));
  if (next < found.x) found = vec2(next, 5);
  next = cup(at(p, 3.55, 0.35));
  if (next < found.x) found = vec2(next, 6);
  return found;
}

float shelf(vec3 p) {
  return boxAt(p, vec3(0, -0.11, 0), vec3(30, 0.11, 1.4), 0.01);
}

float wall(vec3 p) { return p.z + 1.3; }

float scene(vec3 p) {
  return min(min(shelf(p), wall(p)), pots(p).x);
}

vec3 glaze(float pot, vec3 p) {
  float wave = 0.03 * sin(p.x * 6.0) + 0.02 * sin(p.z * 9.0);
  vec3 clay = vec3(0.56, 0.32, 0.19) * (0.92 + 0.16 * noise(p * 40.0));
  vec3 chalk = vec3(0.80, 0.77, 0.70);
  vec3 ink = vec3(0.055, 0.065, 0.07);
  vec3 moss = vec3(0.20, 0.27, 0.19);
  if (pot == 1.0) return mix(clay, chalk, smoothstep(0.0, 0.01, p.y - 0.62 - wave));
  if (pot == 2.0) return ink;
  if (pot == 3.0) return mix(clay, moss, smoothstep(0.0, 0.01, p.y - 0.3 - wave));
  if (pot == 4.0) return mix(clay, vec3(0.72, 0.55, 0.30), smoothstep(0.0, 0.01, p.y - 0.22 - wave));
  return chalk * (1.0 - 0.5 * smoothstep(0.72, 0.8, noise(p * 26.0)));
}

vec3 surface(vec3 p, vec3 normal) {
  vec2 pot = pots(p);
  if (pot.x < min(shelf(p), wall(p))) return glaze(pot.y, p);
  if (wall(p) < shelf(p)) return vec3(0.33, 0.37, 0.29);
  return vec3(0.46, 0.33, 0.22) * (0.93 + 0.12 * noise(p * vec3(1.5, 30, 30)));
}
