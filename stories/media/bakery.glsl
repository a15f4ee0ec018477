// Loaves on a table, early in the morning.

vec3 sunDirection() { return normalize(vec3(-0.7, 0.62, -0.25)); }
vec3 sunColor() { return vec3(1.9, 1.62, 1.25); }
vec3 skyLight() { return vec3(0.36, 0.38, 0.42); }
vec3 bounceLight() { return vec3(0.36, 0.28, 0.2); }
float exposure() { return 0.5; }

Camera camera() {
  if (view == 1) return Camera(vec3(0, 4.6, 4.2), vec3(0, 0.22, 0.05), 2.7);
  if (view == 2) return Camera(vec3(0, 4.6, 4.2), vec3(0, 0.1, 0.05), 2.15);
  if (view == 3) return Camera(vec3(0, 4.6, 4.2), vec3(0, 0.12, 0.05), 2.7);
  return Camera(vec3(-1.1, 6.6, 5.5), vec3(-1.1, 0.1, 0.1), 2.1);
}

vec3 sky(vec3 direction) { return vec3(0.8, 0.7, 0.55); }

vec3 turned(vec3 p, vec3 center, float angle) {
  p -= center;
  float c = cos(angle);
  float s = sin(angle);
  return vec3(c * p.x - s * p.z, p.y, s * p.x + c * p.z);
}

// Each loaf returns its distance, and how far the baker's blade has opened it at
// this point. Crumbs take time, so they are computed only nearby.

const float CLOSE = 0.1;

// The surface that casts the shadow is below the cuts. Otherwise they would be in it.
const float SUNK = 0.06;

// A cut has the shape of a lens from above. Its crust is raised along the edge.
float cutAt(vec2 q, float halfLength, float halfWidth) {
  float t = clamp(q.x / halfLength, -1.0, 1.0);
  float edge = abs(q.y) - halfWidth * (1.0 - t * t);
  return max(edge, abs(q.x) - halfLength);
}

vec2 opened(float body, float cut, float depth, float crumbs) {
  float open = smoothstep(0.015, -0.05, cut);
  float ear = smoothstep(-0.03, 0.01, cut) * smoothstep(0.09, 0.01, cut);
  return vec2((body - crumbs + depth * open - 0.4 * depth * ear) * 0.8, open);
}

vec2 countryLoaf(vec3 p) {
  float body = ellipsoidAt(p, vec3(0, 0.3, 0), vec3(1.0, 0.58, 1.0));
  if (!fine) return vec2(body + SUNK, 0);
  if (body > CLOSE) return vec2(body - 0.02, 0);
  float cut = FAR;
  for (int i = -1; i <= 1; i++) {
    float side = float(i);
    float x = p.x - 0.40 * side + 0.22 * side * p.z * p.z;
    cut = min(cut, cutAt(vec2(p.z, x), 0.66 - 0.1 * abs(side), 0.105));
  }
  float crumbs = 0.022 * noise(p * 7.0) + 0.008 * noise(p * 23.0);
  return opened(body, cut, 0.055, crumbs);
}

vec2 baguette(vec3 p) {
  vec3 q = vec3(p.x, p.y - 0.15, p.z);
  float thick = 0.25 - 0.045 * p.x * p.x;
  float body = capsuleAt(q, vec3(-1.4, 0, 0), vec3(1.4, 0, 0), thick);
  if (!fine) return vec2(body + SUNK, 0);
  if (body > CLOSE) return vec2(body - 0.02, 0);
  float cut = FAR;
  for (int i = -2; i <= 2; i++) {
    float x = p.x - 0.5 * float(i);
    vec2 along = vec2(x * 0.9 + p.z * 0.44, p.z * 0.9 - x * 0.44);
    cut = min(cut, cutAt(along, 0.33, 0.075));
  }
  float crumbs = 0.014 * noise(p * 9.0) + 0.006 * noise(p * 25.0);
  return opened(body, cut, 0.04, crumbs);
}

vec2 roll(vec3 p) {
  float body = ellipsoidAt(p, vec3(0, 0.2, 0), vec3(0.52, 0.36, 0.52));
  if (!fine) return vec2(body + SUNK, 0);
  if (body > CLOSE) return vec2(body - 0.02, 0);
  float cut = min(cutAt(p.xz, 0.36, 0.075), cutAt(p.zx, 0.36, 0.075));
  float crumbs = 0.012 * noise(p * 11.0) + 0.005 * noise(p * 29.0);
  return opened(body, cut, 0.045, crumbs);
}

vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

vec2 breads(vec3 p) {
  if (view == 1) return countryLoaf(turned(p, vec3(0), 0.5));
  if (view == 2) {
    vec2 one = baguette(turned(p, vec3(-0.05, 0, -0.3), 0.5));
    return nearer(one, baguette(turned(p, vec3(0.12, 0, 0.36), 0.42)));
  }
  if (view == 3) {
    vec2 some = roll(turned(p, vec3(-0.62, 0, 0.12), 0.3));
    some = nearer(some, roll(turned(p, vec3(0.42, 0, -0.5), 0.9)));
    return nearer(some, roll(turned(p, vec3(0.5, 0, 0.62), 0.0)));
  }
  vec2 found = countryLoaf(turned(p, vec3(-0.55, 0, -0.35), 0.5));
  found = nearer(found, baguette(turned(p, vec3(1.25, 0, -0.55), 1.05)));
  found = nearer(found, baguette(turned(p, vec3(1.85, 0, -0.25), 1.0)));
  found = nearer(found, roll(turned(p, vec3(-0.6, 0, 1.35), 0.3)));
  found = nearer(found, roll(turned(p, vec3(0.55, 0, 1.5), 0.8)));
  return nearer(found, roll(turned(p, vec3(-1.75, 0, 0.95), 0.5)));
}

float scene(vec3 p) {
  return min(p.y, breads(p).x);
}

vec3 table() {
  if (view == 1) return vec3(0.74, 0.57, 0.37);
  if (view == 2) return vec3(0.72, 0.60, 0.46);
  if (view == 3) return vec3(0.76, 0.50, 0.33);
  return vec3(0.80, 0.54, 0.28);
}

vec3 crust(vec3 p, vec3 normal, float cut) {
  float baked = smoothstep(-0.05, 0.6, p.y + 0.4 * clouds(p * 4.0) - 0.15);
  vec3 tone = mix(vec3(0.56, 0.31, 0.12), vec3(0.30, 0.115, 0.035), baked);
  float dust = smoothstep(0.5, 0.78, clouds(p * 13.0));
  tone = mix(tone, vec3(0.74, 0.6, 0.43), 0.5 * dust * max(normal.y, 0.0));
  return mix(tone, vec3(0.72, 0.50, 0.27) * (0.85 + 0.3 * noise(p * 18.0)), cut);
}

vec3 surface(vec3 p, vec3 normal) {
  vec2 bread = breads(p);
  return bread.x < p.y ? crust(p, normal, bread.y) : table();
}
