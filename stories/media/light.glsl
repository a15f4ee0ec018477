// Shared by the three scenes: a camera, a sun with a soft edge, and a sky that
// reaches less far into corners. A scene defines its objects by `scene`,
// `surface`, `sky` and `camera`, and the constants of its light.

struct Camera {
  vec3 from;
  vec3 at;
  // The zoom of the lens: the height of the picture at a distance of one is 1 / zoom.
  float zoom;
};

uniform vec2 size;
uniform int view;
out vec4 color;

const float FAR = 60.0;

// Shadows are computed without the crumbs of a crust.
bool fine = true;

float scene(vec3 p);
vec3 surface(vec3 p, vec3 normal);
vec3 sky(vec3 direction);
Camera camera();
vec3 sunDirection();
vec3 sunColor();
vec3 skyLight();
vec3 bounceLight();
float exposure();

float boxAt(vec3 p, vec3 center, vec3 extent, float radius) {
  vec3 q = abs(p - center) - extent + radius;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - radius;
}

float ellipsoidAt(vec3 p, vec3 center, vec3 radii) {
  vec3 q = p - center;
  float near = length(q / radii);
  return near * (near - 1.0) / length(q / (radii * radii));
}

float capsuleAt(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 along = b - a;
  float t = clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
  return length(p - a - along * t) - radius;
}

float blend(float a, float b, float reach) {
  float h = max(reach - abs(a - b), 0.0) / reach;
  return min(a, b) - h * h * reach * 0.25;
}

float carve(float a, float b, float reach) {
  return -blend(-a, b, reach);
}

float hash(vec3 p) {
  p = fract(p * vec3(0.1031, 0.1130, 0.1373));
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}

float noise(vec3 p) {
  vec3 cell = floor(p);
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec2 e = vec2(0, 1);
  return mix(
    mix(
      mix(hash(cell), hash(cell + e.yxx), f.x),
      mix(hash(cell + e.xyx), hash(cell + e.yyx), f.x),
      f.y),
    mix(
      mix(hash(cell + e.xxy), hash(cell + e.yxy), f.x),
      mix(hash(cell + e.xyy), hash(cell + e.yyy), f.x),
      f.y),
    f.z);
}

float clouds(vec3 p) {
  return 0.5 * noise(p) + 0.3 * noise(p * 2.1 + 7.0) + 0.2 * noise(p * 4.3);
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(1, -1) * 0.0012;
  return normalize(
    e.xyy * scene(p + e.xyy) + e.yyx * scene(p + e.yyx) +
    e.yxy * scene(p + e.yxy) + e.xxx * scene(p + e.xxx));
}

float march(vec3 from, vec3 direction) {
  float t = 0.0;
  for (int i = 0; i < 160; i++) {
    float d = scene(from + direction * t);
    if (d < 0.0004 * (1.0 + t)) return t;
    t += d * 0.8;
    if (t > FAR) return FAR;
  }
  return t;
}

// https://iquilezles.org/articles/rmshadows/
float sunlightAt(vec3 p, float softness) {
  float light = 1.0;
  float t = 0.01;
  for (int i = 0; i < 90; i++) {
    float d = scene(p + sunDirection() * t);
    light = min(light, d / (softness * t));
    t += clamp(d * 0.7, 0.006, 0.3);
    if (light < -1.0 || t > 14.0) break;
  }
  light = max(light, -1.0);
  return 0.25 * (1.0 + light) * (1.0 + light) * (2.0 - light);
}

float opennessAt(vec3 p, vec3 normal) {
  float shade = 0.0;
  float weight = 1.0;
  for (int i = 1; i <= 7; i++) {
    float reach = 0.045 * float(i * i);
    float near = max(1.0 - scene(p + normal * reach) / reach, 0.0);
    shade += weight * near * sqrt(near);
    weight *= 0.82;
  }
  return clamp(1.0 - shade / 4.6, 0.0, 1.0);
}

vec3 lightFrom(vec3 from, vec3 direction) {
  float t = march(from, direction);
  if (t >= FAR) return sky(direction);
  vec3 p = from + direction * t;
  vec3 normal = normalAt(p);
  vec3 albedo = surface(p, normal);
  fine = false;
  float facing = max(dot(normal, sunDirection()), 0.0);
  float sunlight =
    facing > 0.0 ? facing * sunlightAt(p + normal * 0.004, 0.035) : 0.0;
  float openness = opennessAt(p, normal);
  vec3 light = sunColor() * sunlight;
  light += skyLight() * openness * (0.6 + 0.4 * normal.y);
  light += bounceLight() * openness * (0.5 - 0.5 * normal.y);
  // Indirect light, which keeps corners warm.
  light += bounceLight() * 0.35 * (1.0 - openness);
  fine = true;
  return albedo * light;
}

vec3 developed(vec3 light) {
  // https://knarkowicz.wordpress.com/2016/01/06/aces-filmic-tone-mapping-curve/
  light *= exposure();
  vec3 film =
    light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14);
  return pow(clamp(film, 0.0, 1.0), vec3(1.0 / 2.2));
}

vec3 directionThrough(vec2 point, Camera eye) {
  vec3 forward = normalize(eye.at - eye.from);
  vec3 right = normalize(cross(forward, vec3(0, 1, 0)));
  vec3 up = cross(right, forward);
  vec2 onFilm = (point - 0.5 * size) / size.y;
  return normalize(
    forward * eye.zoom + right * onFilm.x + up * onFilm.y);
}

void main() {
  Camera eye = camera();
  vec3 sum = vec3(0);
  for (int i = 0; i < 4; i++) {
    vec2 offset = vec2(i & 1, i >> 1) * 0.5 - 0.25;
    vec2 point = gl_FragCoord.xy + offset;
    sum += developed(lightFrom(eye.from, directionThrough(point, eye)));
  }
  color = vec4(sum / 4.0, 1);
}
