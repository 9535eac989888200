"""Removes the renderer's noise from a picture with the trained network of Intel Open Image Denoise
(https://www.openimagedenoise.org), which Debian's Blender does not include: its weights, its layers and its curve,
in numpy. Pictures are arrays of (channels, rows, columns), linear, 32-bit floats.
"""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "denoiser/rt_hdr_alb_nrm.tza")

# Both sides of the network's input are multiples of this, because it halves them four times.
ALIGNED = 16

# Rows that a layer computes at a time: more are no faster, and need more memory.
BAND = 64

# The curve of perceived brightness on which the network was trained: three segments, and the largest half float.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
Y0, Y1, X0, X1, BRIGHTEST = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 0.370974749, 65504.0

# The mean brightness, as photographers meter it, to which a picture is scaled before the curve.
GREY = 0.18


def read_weights(path):
    """The tensors of a file in Open Image Denoise's format ("tza", version 2), by name."""
    with open(path, "rb") as file:
        data = file.read()
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name, sides = data[at + 2 : at + 2 + length].decode(), data[at + 2 + length]
        at += 3 + length
        shape = struct.unpack_from(f"<{sides}I", data, at)
        kind, offset = struct.unpack_from("<cQ", data, at + 5 * sides)
        at += 5 * sides + 9
        values = np.frombuffer(data, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(values, weight, bias):
    """Applies a layer of 3 by 3 filters to values."""
    _, height, width = values.shape
    padded = np.pad(values, ((0, 0), (1, 1), (1, 1)))
    filters = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
    result = np.empty((len(weight), height, width), dtype=np.float32)
    for top in range(0, height, BAND):
        rows = min(BAND, height - top)
        near = [padded[:, top + dy : top + dy + rows, dx : dx + width] for dy in range(3) for dx in range(3)]
        result[:, top : top + rows] = (filters @ np.stack(near).reshape(filters.shape[1], -1)).reshape(-1, rows, width)
    return result + bias[:, None, None]


def halved(values):
    channels, height, width = values.shape
    return values.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def doubled(values):
    return values.repeat(2, axis=1).repeat(2, axis=2)


def network(values, tensors):
    """The network: four steps down, then four up, each of which also gets the output of the matching step down."""

    def layer(name, values):
        return convolve(values, tensors[f"{name}.weight"], tensors[f"{name}.bias"])

    def lit(name, values):
        return np.maximum(layer(name, values), 0)

    seen = [values]
    values = lit("enc_conv0", values)
    for level in (1, 2, 3, 4):
        values = halved(lit(f"enc_conv{level}", values))
        seen.append(values)
    values = lit("enc_conv5b", lit("enc_conv5a", values))
    for level in (4, 3, 2, 1):
        values = np.concatenate([doubled(values), seen[level - 1]])
        values = lit(f"dec_conv{level}b", lit(f"dec_conv{level}a", values))
    return layer("dec_conv0", values)


def curve(y):
    middle = B * np.maximum(y, Y0) ** C + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def curve_back(x):
    middle = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def exposure_of(image):
    """The factor that brings a picture's mean brightness to a medium gray."""
    luminance = np.einsum("c,cij->ij", np.array([0.212671, 0.715160, 0.072169], dtype=np.float32), image)
    return GREY / 2 ** np.log2(luminance + 1e-4).mean()


def denoise(image, albedo, normal):
    """A picture without noise.

    image: what the renderer saw; albedo: the colors of things, 0 to 1; normal: the direction that they face, -1 to 1.
    """
    height, width = image.shape[1:]
    scale, top = exposure_of(image), curve(np.float64(BRIGHTEST))
    seen = [curve(np.maximum(image, 0) * scale) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5]
    rest = ((0, 0), (0, -height % ALIGNED), (0, -width % ALIGNED))
    clean = network(np.pad(np.concatenate(seen).astype(np.float32), rest, mode="symmetric"), read_weights(WEIGHTS))
    return (curve_back(np.clip(clean[:, :height, :width], 0, 1) * top) / scale).astype(np.float32)
