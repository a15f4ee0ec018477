// A white house by an architect: walls, an arch, stairs, a round pool.

vec3 sunDirection() { return normalize(vec3(0.72, 0.62, 0.56)); }
vec3 sunColor() { return vec3(2.3, 2.0, 1.62); }
vec3 skyLight() { return vec3(0.38, 0.46, 0.60); }
vec3 bounceLight() { return vec3(0.34, 0.27, 0.21); }
float exposure() { return 0.55; }

Camera camera() {
  if (view == 1) return Camera(vec3(-0.9, 1.5, 7.4), vec3(0.55, 1.62, 0), 1.9);
  return Camera(vec3(1.9, 1.9, 15.0), vec3(1.2, 2.6, 0), 1.86);
}

vec3 sky(vec3 direction) {
  return mix(
    vec3(1.15, 1.05, 0.94),
    vec3(0.40, 0.58, 0.80),
    smoothstep(-0.05, 0.36, direction.y));
}

// An upright arch, open to the front.
float archway(vec3 p, float x, float halfWidth, float height) {
  vec2 q = vec2(p.x - x, p.y - height);
  float below = max(abs(q.x) - halfWidth, q.y);
  return min(below, length(q) - halfWidth);
}

float stairs(vec3 p) {
  float nearest = FAR;
  for (int i = 0; i < 8; i++) {
    float height = 0.125 * float(i + 1);
    vec3 center = vec3(2.75 + 0.3 * float(i), height, 1.35);
    nearest = min(nearest, boxAt(p, center, vec3(0.15, height, 0.75), 0.006));
  }
  return nearest;
}

float walls(vec3 p) {
  float front = boxAt(p, vec3(1.0, 1.7, 0), vec3(2.1, 1.7, 0.3), 0.012);
  front = max(front, -archway(p, 0.35, 0.62, 1.55));
  front = max(front, -boxAt(p, vec3(2.1, 2.3, 0), vec3(0.3, 0.3, 1), 0.0));
  float tower = boxAt(p, vec3(4.6, 2.6, -0.2), vec3(1.5, 2.6, 1.0), 0.012);
  tower = max(tower, -archway(p, 4.85, 0.42, 3.1));
  float low = boxAt(p, vec3(-3.6, 0.62, 0.5), vec3(2.5, 0.62, 0.25), 0.012);
  float back = boxAt(p, vec3(-0.8, 1.2, -3.2), vec3(3.6, 2.4, 0.3), 0.012);
  float roof = boxAt(p, vec3(-1.9, 2.72, -0.5), vec3(1.4, 0.09, 1.6), 0.012);
  float column = length(p.xz - vec2(-2.9, 0.75)) - 0.13;
  column = max(column, p.y - 2.7);
  return min(min(min(front, tower), min(low, back)), min(roof, column));
}

float ball(vec3 p) { return length(p - vec3(-1.35, 0.42, 1.9)) - 0.42; }

float scene(vec3 p) {
  float ground = p.y;
  ground = max(ground, -max(length(p.xz - vec2(-3.0, 3.3)) - 1.45, -0.1 - p.y));
  return min(min(ground, walls(p)), min(stairs(p), ball(p)));
}

vec3 surface(vec3 p, vec3 normal) {
  float plaster = 0.97 + 0.05 * clouds(p * 5.0);
  if (p.y < -0.05) return vec3(0.10, 0.20, 0.27);
  if (ball(p) < 0.01) return vec3(0.50, 0.20, 0.11);
  if (p.y < 0.02) return vec3(0.70, 0.62, 0.52) * plaster;
  return vec3(0.80, 0.77, 0.72) * plaster;
}
