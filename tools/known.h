/* What compiled code asks again and again is remembered where it is asked: a field's place in a Struct, a method, a
   constant of a class, a name of a module. The interpreter does the same in its own bytecode; without it compiled code
   would look names up in dictionaries, and most of the house is fields of Structs.

   Types and dictionaries have a version, which changes whenever they do: what was found is good as long as the version
   is the same. Included before everything that mypyc has written, see `libraries.py`. */

#ifndef KLUBOVNA_KNOWN_H
#define KLUBOVNA_KNOWN_H

#include <Python.h>
#include <CPy.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030E0000 && !defined(PYPY_VERSION)

#include <structmember.h>
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define NO_VERSION 0xFFFFFFFFu

/* An attribute of objects of one type: a field, at this place in the object; or what the type says, if there is no
   place; or, as long as that has its own version, what the object's dictionary says. */
typedef struct {
    unsigned int version;
    Py_ssize_t place;
    PyObject *name;
    PyObject *value;
    uint64_t own;
} KnownAttribute;

static inline __attribute__((unused)) void keep(KnownAttribute *known, PyTypeObject *type, PyObject *name, Py_ssize_t place) {
    known->version = type->tp_version_tag;
    known->place = place;
    Py_XSETREF(known->name, Py_NewRef(name)); /* (kept, so that no other name comes to lie there) */
}

/* Since 3.13 an object may have attributes and a dictionary of them at once: of those it is not known whether they
   always tell each other. */
#define HAS_ITS_OWN_DICT (PY_VERSION_HEX < 0x030D0000)

#define NOWHERE 0
#define IN_ITS_DICT (-1)

static inline int has_no_dict(PyTypeObject *type) {
    return type->tp_dictoffset == 0
#ifdef Py_TPFLAGS_MANAGED_DICT
        && !(type->tp_flags & Py_TPFLAGS_MANAGED_DICT)
#endif
        ;
}

static __attribute__((noinline, unused)) PyObject *in_its_dict(PyObject *o, PyObject *name, KnownAttribute *known) {
    PyObject **dict = _PyObject_GetDictPtr(o);
    if (dict == NULL || *dict == NULL || !PyDict_CheckExact(*dict))
        return NULL;
    PyObject *found = PyDict_GetItemWithError(*dict, name);
    if (found != NULL) {
        known->own = ((PyDictObject *)*dict)->ma_version_tag;
        known->value = found;
    }
    return Py_XNewRef(found);
}

static __attribute__((noinline, unused)) PyObject *attribute_met(PyObject *o, PyObject *name, KnownAttribute *known) {
    PyTypeObject *type = Py_TYPE(o);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (type->tp_version_tag == 0) {
        } else if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && (member->flags & ~READONLY) == 0) {
                keep(known, type, name, member->offset);
            }
        } else if (has_no_dict(type)) {
            if (found != NULL && Py_TYPE(found)->tp_descr_get == NULL) {
                keep(known, type, name, NOWHERE);
                known->value = found;
            }
        } else if (HAS_ITS_OWN_DICT && (found == NULL || Py_TYPE(found)->tp_descr_set == NULL)) {
            PyObject *own = in_its_dict(o, name, known);
            if (own != NULL) {
                keep(known, type, name, IN_ITS_DICT);
                return own;
            }
            if (PyErr_Occurred())
                return NULL;
        }
    }
    return PyObject_GetAttr(o, name);
}

static inline __attribute__((unused)) PyObject *attribute(PyObject *o, PyObject *name, KnownAttribute *known) {
    if (likely(Py_TYPE(o)->tp_version_tag == known->version && known->name == name)) {
        if (known->place > NOWHERE) {
            PyObject *value = *(PyObject **)((char *)o + known->place);
            if (likely(value != NULL))
                return Py_NewRef(value);
        } else if (known->place == NOWHERE) {
            return Py_NewRef(known->value);
        } else {
            PyObject **dict = _PyObject_GetDictPtr(o);
            if (likely(dict != NULL && *dict != NULL && ((PyDictObject *)*dict)->ma_version_tag == known->own))
                return Py_NewRef(known->value);
        }
    }
    return attribute_met(o, name, known);
}

static __attribute__((noinline, unused)) PyObject *method_met(
    PyObject *name, PyObject *const *args, size_t count, PyObject *names, KnownAttribute *known
) {
    PyTypeObject *type = Py_TYPE(args[0]);
    if (type->tp_getattro == PyObject_GenericGetAttr && has_no_dict(type)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && type->tp_version_tag != 0
            && PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
            keep(known, type, name, NOWHERE);
            known->value = found;
        }
    }
    return PyObject_VectorcallMethod(name, args, count, names);
}

static inline __attribute__((unused)) PyObject *method(
    PyObject *name, PyObject *const *args, size_t count, PyObject *names, KnownAttribute *known
) {
    if (likely(Py_TYPE(args[0])->tp_version_tag == known->version && known->name == name)) {
        PyObject *called = Py_NewRef(known->value);
        PyObject *result = PyObject_Vectorcall(called, args, count & ~PY_VECTORCALL_ARGUMENTS_OFFSET, names);
        Py_DECREF(called);
        return result;
    }
    return method_met(name, args, count, names, known);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(o, name) \
    ({ static KnownAttribute known = {NO_VERSION, NOWHERE, NULL, NULL, 0}; attribute((o), (name), &known); })
#define PyObject_VectorcallMethod(name, args, count, names) \
    ({ static KnownAttribute known = {NO_VERSION, NOWHERE, NULL, NULL, 0}; method((name), (args), (count), (names), &known); })

/* A name of a module. */
typedef struct {
    uint64_t version;
    PyObject *value;
} KnownName;

static __attribute__((noinline, unused)) PyObject *name_met(PyObject *dict, PyObject *name, KnownName *known) {
    PyObject *found = CPyDict_GetItem(dict, name);
    if (found != NULL) {
        known->version = ((PyDictObject *)dict)->ma_version_tag;
        known->value = found;
    }
    return found;
}

static inline __attribute__((unused)) PyObject *name_of(PyObject *dict, PyObject *name, KnownName *known) {
    if (likely(((PyDictObject *)dict)->ma_version_tag == known->version))
        return Py_NewRef(known->value);
    return name_met(dict, name, known);
}

static inline __attribute__((unused)) PyObject *name_in(PyObject *module, PyObject *name, KnownName *known) {
    PyObject *dict = PyModule_GetDict(module);
    if (likely(((PyDictObject *)dict)->ma_version_tag == known->version))
        return Py_NewRef(known->value);
    PyObject *found = PyDict_GetItemWithError(dict, name);
    return found != NULL ? name_met(dict, name, known) : PyObject_GetAttr(module, name);
}

#define NAME_OF(dict, name) ({ static KnownName known = {0, NULL}; name_of((dict), (name), &known); })
#define NAME_IN(module, name) ({ static KnownName known = {0, NULL}; name_in((module), (name), &known); })

#else
#define NAME_OF(dict, name) CPyDict_GetItem((dict), (name))
#define NAME_IN(module, name) CPyObject_GetAttr((module), (name))
#endif

#endif
