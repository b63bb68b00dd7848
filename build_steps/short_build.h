/* Included into the header of the library, by build_steps/short_build.py. */

#if defined(__clang__)
#define RUN_ONCE __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((cold, noinline, optimize("O0")))
#else
#define RUN_ONCE
#endif

/* Not cold: what only they call would count as cold too, and that may be a whole loop of games. */
#if defined(__GNUC__) && !defined(__clang__)
#define CALLED_FROM_PYTHON __attribute__((optimize("Os")))
#else
#define CALLED_FROM_PYTHON
#endif
