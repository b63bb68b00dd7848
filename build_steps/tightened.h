/* Included into each file that mypyc writes, by build_steps/tightening.py. */
#pragma once

/* Appends without a call where the buffer has room, as librt does behind its table of pointers. */
static inline VecI64 append_i64(VecI64 vec, int64_t item) {
    if (likely(vec.items != NULL && vec.len < Py_SIZE(VEC_I64_BUF(vec)))) {
        vec.items[vec.len++] = item;
        return vec;
    }
    return VecI64Api.append(vec, item);
}

#ifdef __GNUC__
/* Errors are rare: what leads to them is kept out of the way of the rest. */
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
#endif
