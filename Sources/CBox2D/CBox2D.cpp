#include "CBox2D.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace {

// Box2D's recommendation for games: iterations of contacts and joints per step.
constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 4;
// Lines are thin, so that what rests on one appears to touch it.
constexpr float kEdgeRadius = 0.5f * b2_linearSlop;

b2Vec2 vec(ferry_point point) { return b2Vec2(static_cast<float>(point.x), static_cast<float>(point.y)); }
ferry_point point(const b2Vec2 &vector) { return {vector.x, vector.y}; }

struct BodyData {
  int64_t tag;
  b2Vec2 acceleration;
};

BodyData *data(b2Body *body) { return reinterpret_cast<BodyData *>(body->GetUserData().pointer); }

class Listener final : public b2ContactListener, public b2ContactFilter {
public:
  Listener(void *context, ferry_filter filter) : context(context), filter(filter) {}

  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
    return filter(context, data(first->GetBody())->tag, data(second->GetBody())->tag);
  }

  void BeginContact(b2Contact *contact) override {
    const auto pair = bodies(contact);
    if (++touching[pair] > 1) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const int count = contact->GetManifold()->pointCount;
    b2Vec2 place = count > 0 ? manifold.points[0] : contact->GetFixtureA()->GetBody()->GetPosition();
    if (count > 1) place = 0.5f * (place + manifold.points[1]);
    contacts.push_back({pair.first, pair.second, point(place), true});
  }

  void EndContact(b2Contact *contact) override {
    const auto pair = bodies(contact);
    const auto found = touching.find(pair);
    if (found == touching.end() || --found->second > 0) return;
    touching.erase(found);
    contacts.push_back({pair.first, pair.second, {0, 0}, false});
  }

  std::vector<ferry_contact> contacts;
  std::vector<ferry_contact> taken;

private:
  using Pair = std::pair<int64_t, int64_t>;

  static Pair bodies(b2Contact *contact) {
    const int64_t first = data(contact->GetFixtureA()->GetBody())->tag;
    const int64_t second = data(contact->GetFixtureB()->GetBody())->tag;
    return first > second ? Pair(first, second) : Pair(second, first);
  }

  void *context;
  ferry_filter filter;
  // Shapes of two bodies that touch; bodies of several shapes begin and end contact once.
  std::map<Pair, int> touching;
};

}  // namespace

struct ferry_world {
  ferry_world(void *context, ferry_filter filter) : world(b2Vec2(0, 0)), listener(context, filter) {
    world.SetContactListener(&listener);
    world.SetContactFilter(&listener);
  }
  b2World world;
  Listener listener;
};

static b2Body *unwrap(ferry_body *body) { return reinterpret_cast<b2Body *>(body); }
static const b2Body *unwrap(const ferry_body *body) { return reinterpret_cast<const b2Body *>(body); }
static b2Joint *unwrap(ferry_joint *joint) { return reinterpret_cast<b2Joint *>(joint); }
static ferry_joint *wrap(b2Joint *joint) { return reinterpret_cast<ferry_joint *>(joint); }

ferry_world *ferry_world_make(void *context, ferry_filter filter) { return new ferry_world(context, filter); }

void ferry_world_free(ferry_world *world) {
  for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) delete data(body);
  // The bodies' data no longer exists: contacts that end with the world must not be reported.
  world->world.SetContactListener(nullptr);
  delete world;
}

void ferry_world_step(ferry_world *world, double seconds) {
  const float step = static_cast<float>(seconds);
  for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    if (body->GetType() != b2_dynamicBody || !body->IsAwake()) continue;
    body->ApplyForceToCenter(body->GetMass() * data(body)->acceleration, false);
  }
  world->world.Step(step, kVelocityIterations, kPositionIterations);
}

size_t ferry_world_take_contacts(ferry_world *world, const ferry_contact **contacts) {
  world->listener.taken.clear();
  std::swap(world->listener.taken, world->listener.contacts);
  *contacts = world->listener.taken.data();
  return world->listener.taken.size();
}

bool ferry_world_is_awake(const ferry_world *world) {
  for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    if (body->GetType() == b2_dynamicBody && body->IsAwake()) return true;
  }
  return false;
}

ferry_body *ferry_body_make(ferry_world *world, int64_t tag, bool is_static, ferry_point place, double angle) {
  b2BodyDef definition;
  definition.type = is_static ? b2_staticBody : b2_dynamicBody;
  definition.position = vec(place);
  definition.angle = static_cast<float>(angle);
  definition.userData.pointer = reinterpret_cast<uintptr_t>(new BodyData{tag, b2Vec2(0, 0)});
  return reinterpret_cast<ferry_body *>(world->world.CreateBody(&definition));
}

void ferry_body_free(ferry_world *world, ferry_body *body) {
  BodyData *owned = data(unwrap(body));
  world->world.DestroyBody(unwrap(body));
  delete owned;
}

static void add(b2Body *body, const b2Shape &shape, ferry_material material) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.density = static_cast<float>(material.density);
  definition.friction = static_cast<float>(material.friction);
  definition.restitution = static_cast<float>(material.restitution);
  body->CreateFixture(&definition);
}

bool ferry_body_add_polygon(ferry_body *body, const ferry_point *corners, size_t count, ferry_material material) {
  if (count < 3 || count > b2_maxPolygonVertices) return false;
  b2Vec2 points[b2_maxPolygonVertices];
  float area = 0;
  for (size_t index = 0; index < count; index += 1) points[index] = vec(corners[index]);
  for (size_t index = 1; index + 1 < count; index += 1) area += 0.5f * b2Cross(points[index] - points[0], points[index + 1] - points[0]);
  // Box2D merges corners that are this close, and aborts for outlines with nothing left.
  size_t distinct = 0;
  for (size_t index = 0; index < count; index += 1) {
    const b2Vec2 *end = points + index;
    distinct += std::none_of(static_cast<const b2Vec2 *>(points), end, [&](const b2Vec2 &other) {
      return b2DistanceSquared(*end, other) < 4 * b2_linearSlop * b2_linearSlop;
    });
  }
  if (distinct < 3 || !(b2Abs(area) > b2_linearSlop * b2_linearSlop)) return false;
  b2PolygonShape shape;
  shape.Set(points, static_cast<int32>(count));
  add(unwrap(body), shape, material);
  return true;
}

void ferry_body_add_circle(ferry_body *body, ferry_point centre, double radius, ferry_material material) {
  b2CircleShape shape;
  shape.m_p = vec(centre);
  shape.m_radius = static_cast<float>(radius);
  add(unwrap(body), shape, material);
}

bool ferry_body_add_edge(ferry_body *body, ferry_point start, ferry_point end, ferry_material material) {
  const b2Vec2 first = vec(start), last = vec(end);
  if (!(b2DistanceSquared(first, last) > b2_linearSlop * b2_linearSlop)) return false;
  b2EdgeShape shape;
  shape.SetTwoSided(first, last);
  shape.m_radius = kEdgeRadius;
  add(unwrap(body), shape, material);
  return true;
}

void ferry_body_remove_shapes(ferry_body *body) {
  while (b2Fixture *fixture = unwrap(body)->GetFixtureList()) unwrap(body)->DestroyFixture(fixture);
}

void ferry_body_set_material(ferry_body *body, ferry_material material) {
  for (b2Fixture *fixture = unwrap(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetDensity(static_cast<float>(material.density));
    fixture->SetFriction(static_cast<float>(material.friction));
    fixture->SetRestitution(static_cast<float>(material.restitution));
  }
  for (b2ContactEdge *edge = unwrap(body)->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
  unwrap(body)->ResetMassData();
}

void ferry_body_set_damping(ferry_body *body, double linear, double angular) {
  unwrap(body)->SetLinearDamping(static_cast<float>(linear));
  unwrap(body)->SetAngularDamping(static_cast<float>(angular));
}

void ferry_body_set_fixed_rotation(ferry_body *body, bool fixed) { unwrap(body)->SetFixedRotation(fixed); }

void ferry_body_set_static(ferry_body *body, bool is_static) { unwrap(body)->SetType(is_static ? b2_staticBody : b2_dynamicBody); }

void ferry_body_set_acceleration(ferry_body *body, ferry_point acceleration) { data(unwrap(body))->acceleration = vec(acceleration); }

ferry_body_state ferry_body_get_state(const ferry_body *wrapped) {
  const b2Body *body = unwrap(wrapped);
  return {
      point(body->GetPosition()), body->GetAngle(), point(body->GetLinearVelocity()), body->GetAngularVelocity(),
      body->GetMass(), body->GetInertia(), body->IsAwake(),
  };
}

void ferry_body_set_place(ferry_body *body, ferry_point place, double angle) {
  unwrap(body)->SetTransform(vec(place), static_cast<float>(angle));
}

void ferry_body_set_velocity(ferry_body *body, ferry_point velocity, double spin) {
  unwrap(body)->SetLinearVelocity(vec(velocity));
  unwrap(body)->SetAngularVelocity(static_cast<float>(spin));
}

void ferry_body_apply_force(ferry_body *body, ferry_point force, ferry_point place) {
  unwrap(body)->ApplyForce(vec(force), vec(place), false);
}

void ferry_body_apply_torque(ferry_body *body, double torque) { unwrap(body)->ApplyTorque(static_cast<float>(torque), false); }

void ferry_body_apply_impulse(ferry_body *body, ferry_point impulse, ferry_point place) {
  unwrap(body)->ApplyLinearImpulse(vec(impulse), vec(place), true);
}

void ferry_body_wake(ferry_body *body) { unwrap(body)->SetAwake(true); }

void ferry_body_refilter(ferry_body *body) {
  for (b2Fixture *fixture = unwrap(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

static ferry_joint *make(ferry_world *world, b2JointDef &definition) {
  // The filter alone determines whether joined bodies collide.
  definition.collideConnected = true;
  return wrap(world->world.CreateJoint(&definition));
}

ferry_joint *ferry_joint_distance(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point first_place, ferry_point second_place) {
  b2DistanceJointDef definition;
  definition.bodyA = unwrap(first);
  definition.bodyB = unwrap(second);
  definition.localAnchorA = vec(first_place);
  definition.localAnchorB = vec(second_place);
  return make(world, definition);
}

void ferry_joint_set_distance(ferry_joint *wrapped, double length, double least, double most, double frequency, double damping_ratio) {
  auto *joint = static_cast<b2DistanceJoint *>(unwrap(wrapped));
  float stiffness = 0, damping = 0;
  if (frequency > 0) {
    b2LinearStiffness(
        stiffness, damping, static_cast<float>(frequency), static_cast<float>(damping_ratio), joint->GetBodyA(), joint->GetBodyB());
  }
  // Each limit is checked against the other: the opposite one is moved out of the way first.
  joint->SetMinLength(0);
  joint->SetMaxLength(b2_maxFloat);
  joint->SetLength(static_cast<float>(length));
  joint->SetMaxLength(static_cast<float>(most));
  joint->SetMinLength(static_cast<float>(least));
  joint->SetStiffness(stiffness);
  joint->SetDamping(damping);
}

ferry_joint *ferry_joint_pin(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place) {
  b2RevoluteJointDef definition;
  definition.Initialize(unwrap(first), unwrap(second), vec(place));
  return make(world, definition);
}

void ferry_joint_set_pin(ferry_joint *wrapped, bool is_limited, double least, double most, double torque) {
  auto *joint = static_cast<b2RevoluteJoint *>(unwrap(wrapped));
  if (is_limited) joint->SetLimits(static_cast<float>(least), static_cast<float>(most));
  joint->EnableLimit(is_limited);
  joint->SetMaxMotorTorque(static_cast<float>(torque));
  joint->EnableMotor(torque > 0);
}

ferry_joint *ferry_joint_slide(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place, ferry_point axis) {
  b2PrismaticJointDef definition;
  b2Vec2 direction = vec(axis);
  direction.Normalize();
  definition.Initialize(unwrap(first), unwrap(second), vec(place), direction);
  return make(world, definition);
}

void ferry_joint_set_slide(ferry_joint *wrapped, bool is_limited, double least, double most, double force) {
  auto *joint = static_cast<b2PrismaticJoint *>(unwrap(wrapped));
  if (is_limited) joint->SetLimits(static_cast<float>(least), static_cast<float>(most));
  joint->EnableLimit(is_limited);
  joint->SetMaxMotorForce(static_cast<float>(force));
  joint->EnableMotor(force > 0);
}

ferry_joint *ferry_joint_weld(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place) {
  b2WeldJointDef definition;
  definition.Initialize(unwrap(first), unwrap(second), vec(place));
  return make(world, definition);
}

void ferry_joint_set_weld(ferry_joint *wrapped, double frequency, double damping_ratio) {
  auto *joint = static_cast<b2WeldJoint *>(unwrap(wrapped));
  float stiffness = 0, damping = 0;
  if (frequency > 0) {
    b2AngularStiffness(
        stiffness, damping, static_cast<float>(frequency), static_cast<float>(damping_ratio), joint->GetBodyA(), joint->GetBodyB());
  }
  joint->SetStiffness(stiffness);
  joint->SetDamping(damping);
}

void ferry_joint_free(ferry_world *world, ferry_joint *joint) { world->world.DestroyJoint(unwrap(joint)); }
