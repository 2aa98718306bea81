// A C interface to the part of Box2D, which is C++, that the physics module uses.
// Lengths in metres, masses in kilograms, angles in radians, times in seconds. Nothing here may be called from inside the filter.
#ifndef FERRY_CBOX2D_H
#define FERRY_CBOX2D_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ferry_world ferry_world;
typedef struct ferry_body ferry_body;
typedef struct ferry_joint ferry_joint;

typedef struct {
  double x;
  double y;
} ferry_point;

typedef struct {
  double density;
  double friction;
  double restitution;
} ferry_material;

typedef struct {
  ferry_point place;
  double angle;
  ferry_point velocity;
  double spin;
  double mass;
  double inertia;
  bool awake;
} ferry_body_state;

/// Two bodies began or ended contact, by their tags.
typedef struct {
  int64_t first;
  int64_t second;
  ferry_point place;
  bool began;
} ferry_contact;

/// Whether two bodies may collide.
typedef bool (*ferry_filter)(void *context, int64_t first, int64_t second);

ferry_world *ferry_world_make(void *context, ferry_filter filter);
void ferry_world_free(ferry_world *world);
void ferry_world_step(ferry_world *world, double seconds);
/// Contact events since the last call; valid until the next step.
size_t ferry_world_take_contacts(ferry_world *world, const ferry_contact **contacts);
/// Whether anything moves.
bool ferry_world_is_awake(const ferry_world *world);

ferry_body *ferry_body_make(ferry_world *world, int64_t tag, bool is_static, ferry_point place, double angle);
/// Frees its joints too.
void ferry_body_free(ferry_world *world, ferry_body *body);
/// A convex outline of 3 to 8 corners. False if its area is zero.
bool ferry_body_add_polygon(ferry_body *body, const ferry_point *corners, size_t count, ferry_material material);
void ferry_body_add_circle(ferry_body *body, ferry_point centre, double radius, ferry_material material);
/// A line without thickness. False if its length is zero.
bool ferry_body_add_edge(ferry_body *body, ferry_point start, ferry_point end, ferry_material material);
void ferry_body_remove_shapes(ferry_body *body);
void ferry_body_set_material(ferry_body *body, ferry_material material);
void ferry_body_set_damping(ferry_body *body, double linear, double angular);
void ferry_body_set_fixed_rotation(ferry_body *body, bool fixed);
void ferry_body_set_static(ferry_body *body, bool is_static);
/// Added to its velocity every second, as gravity is.
void ferry_body_set_acceleration(ferry_body *body, ferry_point acceleration);
ferry_body_state ferry_body_get_state(const ferry_body *body);
void ferry_body_set_place(ferry_body *body, ferry_point place, double angle);
void ferry_body_set_velocity(ferry_body *body, ferry_point velocity, double spin);
/// Ignored for sleeping bodies.
void ferry_body_apply_force(ferry_body *body, ferry_point force, ferry_point place);
void ferry_body_apply_torque(ferry_body *body, double torque);
void ferry_body_apply_impulse(ferry_body *body, ferry_point impulse, ferry_point place);
void ferry_body_wake(ferry_body *body);
/// Applies the filter again to everything that the body may touch.
void ferry_body_refilter(ferry_body *body);

/// Keeps two points `least` to `most` apart; with a frequency over 0, a spring pulls towards `length`. In the bodies' own coordinates.
ferry_joint *ferry_joint_distance(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point first_place, ferry_point second_place);
void ferry_joint_set_distance(ferry_joint *joint, double length, double least, double most, double frequency, double damping_ratio);
/// Both bodies rotate about one point of the world. `torque` acts against the rotation.
ferry_joint *ferry_joint_pin(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place);
void ferry_joint_set_pin(ferry_joint *joint, bool is_limited, double least, double most, double torque);
/// The second body moves along a line fixed to the first and does not rotate relative to it.
ferry_joint *ferry_joint_slide(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place, ferry_point axis);
void ferry_joint_set_slide(ferry_joint *joint, bool is_limited, double least, double most, double force);
ferry_joint *ferry_joint_weld(ferry_world *world, ferry_body *first, ferry_body *second, ferry_point place);
void ferry_joint_set_weld(ferry_joint *joint, double frequency, double damping_ratio);
void ferry_joint_free(ferry_world *world, ferry_joint *joint);

#ifdef __cplusplus
}
#endif
#endif
